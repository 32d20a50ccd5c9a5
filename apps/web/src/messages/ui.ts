// Words of the pieces that every screen is made of.
export const ui = {
  loading: 'Loading',
  failedTitle: 'The market did not answer',
  failedLine: 'Nothing that you did is lost.',
  moreFailed: 'The rest of the list did not come.',
  tryAgain: 'Try again',
  offline: 'No connection. We go on when it is back.',
  back: 'Back',
  clearSearch: 'Clear search',
  applySearch: 'Apply',
  decrease: (name: string) => `Decrease quantity of ${name}`,
  increase: (name: string) => `Increase quantity of ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  map: 'Map',
  pin: 'Location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  mapPlain: 'The map pictures could not be loaded. The pin works all the same.',
  mapHint: 'Drag the pin, tap the map, or move the pin with the arrow keys.',
  placeUnknown:
    'Your phone could not find where it is. Switch its location on and try again, or tap the map to put the pin.',
  locationNeeded: 'Please enable location access to continue registration',
  carousel: 'carousel',
  carouselStop: 'Stop moving',
  carouselGo: 'Go on moving',
} as const;

export const statusLabels = {
  INITIATED: 'Initiated',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  ASSIGNED: 'Assigned',
  PICKED_UP: 'Picked up',
  DELIVERED: 'Delivered',
  VERIFIED: 'Verified',
  COMPLETED: 'Completed',
} as const;
