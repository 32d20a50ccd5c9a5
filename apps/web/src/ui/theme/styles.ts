// The styles of every page. Later ones override earlier ones.
import './tokens.css';
import './base.css';
