/** The zone of what belongs to no city: news, notifications, requests. It is also a new city's. */
export const homeTimeZone = 'Asia/Kolkata';
