// The styles of every page, in the order in which they win.
import './tokens.css';
import './base.css';
