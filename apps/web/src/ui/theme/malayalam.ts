// Imports the style sheet, because the build deletes a chunk with styles only, but the app still requests it.
import './malayalam.css';

export const letters = 'Malayalam';
