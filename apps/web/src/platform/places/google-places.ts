// Places by name, from Google's library. What is found may be shown on Google's own map only.
import type { Point } from '@haat/contract/geo';
import { pointOf } from '../point-of.ts';

export interface FoundPlace {
  readonly id: string;
  readonly name: string;
  /** Where that is: town, district. */
  readonly area: string;
  locate(): Promise<Point>;
}

/** Near enough to be meant, as far as the library allows. */
const nearbyMeters = 50_000;

// Google bills all that is typed until a place is chosen as one search, by this token.
let session: google.maps.places.AutocompleteSessionToken | undefined;

export async function findPlaces(input: string, near: Point | null): Promise<readonly FoundPlace[]> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = google.maps.places;
  session ??= new AutocompleteSessionToken();
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    sessionToken: session,
    locationBias: near
      ? { center: { lat: near.latitude, lng: near.longitude }, radius: nearbyMeters }
      : undefined,
  });
  return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [placeOf(placePrediction)] : []));
}

const placeOf = (prediction: google.maps.places.PlacePrediction): FoundPlace => ({
  id: prediction.placeId,
  name: (prediction.mainText ?? prediction.text).text,
  area: prediction.secondaryText?.text ?? '',
  async locate() {
    session = undefined;
    const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
    if (!place.location) throw new Error(`The place ${prediction.placeId} stands nowhere`);
    return pointOf(place.location.toJSON());
  },
});
