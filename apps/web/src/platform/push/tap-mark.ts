/** The service worker adds this hash when it opens the page of a tapped message. Ordinary links don't have it. */
export const tapMark = '#tapped';
