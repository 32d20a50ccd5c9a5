// For `locator.evaluate`: is this a picture, and has it come?
export const isLoaded = (picture: Element): boolean =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
