// A script that the build puts into the page (early-script.ts).
import { loadPicture, startEarly } from '../../platform/early/start-early.ts';
import { loadScreen } from './early-screens.ts';

startEarly(loadScreen);
// The largest picture of the sign-in.
if (window.location.pathname === '/auth/login') loadPicture('/pictures/basket.webp');
