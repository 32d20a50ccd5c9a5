import { translated } from '../platform/words.ts';

const withHalf = (clock: string): string => `${clock} ${Number(clock.slice(0, 2)) < 12 ? 'AM' : 'PM'}`;

export const ui = translated('ui', {
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  loading: 'Loading',
  failedTitle: "We can't load this right now",
  failedLine: 'Try again in a moment.',
  moreFailed: "We can't load the rest of the list",
  notFound: 'Not found',
  notFoundLine: 'It may have been removed.',
  goBack: 'Go back',
  restored: 'What you typed before is here again.',
  clearRestored: 'Clear it',
  tryAgain: 'Try again',
  offline: 'No connection',
  stillOffline: 'Still no connection',
  neverSeen: 'This page needs a connection',
  neverSeenLine: "It isn't kept on this phone. Connect to the internet and try again.",
  back: 'Back',
  clearSearch: 'Clear search',
  applySearch: 'Apply',
  decrease: (name: string) => `Decrease quantity of ${name}`,
  increase: (name: string) => `Increase quantity of ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  /** 'DD/MM/YYYY - HH:mm A to HH:mm A' (BUY-2), token by token: 24 hours and AM or PM. */
  slot: (day: string, start: string, end: string) => `${day} - ${withHalf(start)} to ${withHalf(end)}`,
  /** Other languages only. dayjs has the English ones. */
  justNow: 'a few seconds ago',
  map: 'Map',
  pin: 'Location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  mapPlain: "Map tiles didn't load.",
  mapPlainPin: "Map tiles didn't load. You can still move the pin.",
  mapHintTouch: 'Drag the pin, or tap the map.',
  mapHint: 'Drag the pin, tap the map, or move the pin with the arrow keys.',
  mapShows: (place: string) => `The map shows ${place}. Move the pin to the right place.`,
  mapTap: 'Tap the map to place the pin.',
  positionProblem: {
    denied: 'Location access is off.',
    unknown: "We couldn't find your location. Check that it is on, then try again.",
  },
  accuracy: (length: string) => `Your location, accurate to about ${length}.`,
  accuracyPoor: 'Move the pin to the right place, or find your location again.',
  findMe: 'Where am I?',
  metres: (count: string) => `${count} m`,
  kilometres: (count: string) => `${count} km`,
  locationNeeded: 'Please enable location access to continue registration',
  carousel: 'carousel',
  carouselStop: 'Stop moving',
  carouselGo: 'Start moving',
});

export const locationSwitch = translated('locationSwitch', {
  chrome: 'Tap the symbol left of the address, then Permissions, and allow Location.',
  samsung: 'Tap the lock beside the address, then Permissions, and allow Location.',
  firefox: 'Tap the lock beside the address, and allow Location.',
  iphone: 'Open Settings, Privacy & Security, Location Services. Choose your browser, and allow it.',
  app: 'Open the phone’s settings, Apps. Choose this app, then Permissions, and allow Location.',
});

export const nextDelivery = translated('nextDelivery', {
  today: (clock: string) => `Next delivery: today ${clock}`,
  tomorrow: (clock: string) => `Next delivery: tomorrow ${clock}`,
  /** `day` is 'DD/MM'. */
  on: (day: string, clock: string) => `Next delivery: ${day} ${clock}`,
});

export const nearSlot = translated('nearSlot', {
  today: (hours: string) => `Today ${hours}`,
  tomorrow: (hours: string) => `Tomorrow ${hours}`,
});

export const shareWords = translated('shareWords', {
  byHand: 'Copy this address:',
});

export const places = translated('places', {
  search: 'Search for a place',
  found: 'Places found',
  none: 'No place found',
  failed: "Place search isn't available right now. You can still move the pin.",
});
