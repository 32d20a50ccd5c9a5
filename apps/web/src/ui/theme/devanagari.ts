// Imports the style sheet, because the build deletes a chunk with styles only, but the app still requests it.
import './devanagari.css';

export const letters = 'Devanagari';
