// For `locator.evaluate`: whether this is a loaded picture.
export const isLoaded = (picture: Element): boolean =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
