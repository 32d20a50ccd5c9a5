// Searches places in Google's library. Its terms allow showing results only on Google's map.
import type { Point } from '@haat/contract/geo';
import { pointOf } from '@haat/map/point-of';

export interface FoundPlace {
  readonly id: string;
  readonly name: string;
  /** Town and district. */
  readonly area: string;
  locate(): Promise<Point>;
}

/** Searches near here, as far as the library allows. */
const nearbyMeters = 50_000;

// With this token Google bills all typing until a choice as one search.
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
