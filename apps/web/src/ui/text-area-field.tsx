// Several lines of text with their name above and their fault below.
export { Textarea as TextAreaField } from '@mantine/core';
