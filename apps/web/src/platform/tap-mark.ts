/** The service worker opens the page of a tapped message with this hash. An ordinary link hasn't got it. */
export const tapMark = '#tapped';
