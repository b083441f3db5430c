/** The tokens and the base styles of every page. Apart from the kit's index, so that a page loads only the parts it uses. */
import './tokens.css';
import './base.css';
