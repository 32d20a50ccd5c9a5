// A script for the style sheet, because the build removes lazy imports of nothing but styles, and they would be asked for in vain.
import './malayalam.css';

export const letters = 'Malayalam';
