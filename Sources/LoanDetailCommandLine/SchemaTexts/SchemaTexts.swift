/// The texts of the schemas that are written by hand, for the command that prints them; a test holds them to the files.
enum SchemaTexts {}
