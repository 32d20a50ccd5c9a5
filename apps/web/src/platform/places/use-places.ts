// Looks up the typed text after a pause, and locates the chosen place.
import type { Point } from '@haat/contract/geo';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FoundPlace, findPlaces } from './google-places.ts';

const pauseMs = 300;
const fewestLetters = 3;
const none: readonly FoundPlace[] = [];

interface Places {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly found: readonly FoundPlace[];
  readonly choose: (place: FoundPlace) => void;
  /** Undefined while there are only results to show. */
  readonly outcome: 'failed' | 'none' | undefined;
}

export function usePlaces(near: Point | null, onPlace: (point: Point) => void): Places {
  const [text, setText] = useState('');
  // The text to look up. None after a choice, whose name is then in the field.
  const [wanted, setWanted] = useState('');
  const term = usePaused(wanted.trim());
  const isAsked = wanted !== '' && term.length >= fewestLetters;
  const search = useQuery({
    queryKey: ['places', term],
    queryFn: () => findPlaces(term, near),
    enabled: isAsked,
    retry: false,
    // Google needs a new request for each place.
    gcTime: 0,
    meta: { failure: null },
  });
  const choice = useMutation({ mutationFn: (place: FoundPlace) => place.locate() });
  const found = isAsked ? (search.data ?? none) : none;
  const hasFailed = choice.isError || (isAsked && search.isError);
  const hasNone = isAsked && search.isSuccess && found.length === 0;
  return {
    text,
    found,
    outcome: hasFailed ? 'failed' : hasNone ? 'none' : undefined,
    type(typed) {
      setText(typed);
      setWanted(typed);
      choice.reset();
    },
    choose(place) {
      setText(place.name);
      setWanted('');
      choice.mutate(place, { onSuccess: onPlace });
    },
  };
}

/** The text as it was when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
