// One line of text with its name above and its fault below.
export { TextInput as TextField } from '@mantine/core';
