// A carousel that can be swiped. Autoplay can be stopped, pauses on touch and focus, and is off with reduced motion and
// with the data saver, because each slide's picture costs data.

import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsSavingData } from '../../platform/data-saver.ts';
import { usePrefersReducedMotion } from '../../platform/device/media-query.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../layout/button.tsx';
import { PlainList } from '../layout/plain-list.tsx';
import { ui } from '../ui.messages.ts';
import styles from './carousel.module.css';

interface Slide {
  readonly key: number | string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** `full`: one at a time with dots. `peek`: part of the next one is visible. */
  readonly shape?: 'full' | 'peek';
  /** Autoplay interval in milliseconds. */
  readonly autoMs?: number;
}

/** The visible slide, and a function to go to another one. */
function usePlace(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  // The target of an animated scroll: slides passed on the way don't count.
  const target = useRef<number | null>(null);
  const onScroll = (): void => {
    const track = list.current;
    if (!track) return;
    const here = Math.min(count - 1, Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
    if (target.current === null) setPlace(here);
    else if (target.current === here) target.current = null;
  };
  const take = (): void => {
    target.current = null;
  };
  const goTo = (next: number): void => {
    const track = list.current;
    const slide = track?.children[next];
    if (track && slide instanceof HTMLElement) {
      target.current = next;
      track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'smooth' });
    }
    setPlace(next);
  };
  const next = (place + 1) % Math.max(1, count);
  return { list, place, next, onScroll, goTo, take };
}

/** Goes to the next slide from time to time, until it is stopped. */
function useAutoplay(next: number, goTo: (place: number) => void, autoMs: number | undefined) {
  const isSavingData = useIsSavingData();
  const isStill = usePrefersReducedMotion() || isSavingData;
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const canMove = autoMs !== undefined && !isStill;
  const isMoving = canMove && !isStopped && !isHeld;
  const go = useRef(goTo);
  useEffect(() => {
    go.current = goTo;
  });
  // Outside system: the clock.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => go.current(next), autoMs);
    return () => clearTimeout(timer);
  }, [isMoving, next, autoMs]);
  return { canMove, isStopped, setIsStopped, setIsHeld };
}

export function Carousel({ label, slides, shape = 'full', autoMs }: CarouselProps) {
  const { list, place, next, onScroll, goTo, take } = usePlace(slides.length);
  const every = slides.length > 1 ? autoMs : undefined;
  const { canMove, isStopped, setIsStopped, setIsHeld } = useAutoplay(next, goTo, every);
  return (
    <section
      aria-label={label}
      aria-roledescription={ui.carousel}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <PlainList
        ref={list}
        className={classes(styles.track, styles[shape])}
        onScroll={onScroll}
        onPointerDown={take}
      >
        {slides.map((slide) => (
          <li key={slide.key} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </PlainList>
      {shape === 'full' && slides.length > 1 && (
        <div className={styles.foot}>
          {canMove && <StopButton isStopped={isStopped} onPress={() => setIsStopped(!isStopped)} />}
          <span aria-hidden className={styles.dots}>
            {slides.map((slide, index) => (
              <span key={slide.key} data-here={index === place || undefined} />
            ))}
          </span>
        </div>
      )}
    </section>
  );
}

interface StopButtonProps {
  readonly isStopped: boolean;
  readonly onPress: () => void;
}

const StopButton = ({ isStopped, onPress }: StopButtonProps) => (
  <IconButton label={isStopped ? ui.carouselGo : ui.carouselStop} className={styles.stop} onClick={onPress}>
    {isStopped ? (
      <IconPlayerPlay size="1.125rem" aria-hidden />
    ) : (
      <IconPlayerPause size="1.125rem" aria-hidden />
    )}
  </IconButton>
);
