/** Time zone of what belongs to no city (articles, notifications, support requests), and default of a new city. */
export const homeTimeZone = 'Asia/Kolkata';
