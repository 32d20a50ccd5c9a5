// A product's pictures, to swipe or to choose by thumbnail.
import { useRef, useState } from 'react';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { ui } from '../../../ui/ui.messages.ts';
import { customerProducts as words } from '../customer-products.messages.ts';
import styles from './picture-carousel.module.css';

interface PictureCarouselProps {
  readonly name: string;
  readonly covers: readonly string[];
}

function useShown(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const follow = ({ scrollLeft, clientWidth }: HTMLElement): void =>
    setShown(Math.min(count - 1, Math.round(scrollLeft / Math.max(1, clientWidth))));
  const goTo = (index: number): void => {
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'smooth' });
    setShown(index);
  };
  return { track, shown, follow, goTo };
}

export function PictureCarousel({ name, covers }: PictureCarouselProps) {
  const { track, shown, follow, goTo } = useShown(covers.length);
  const altOf = (index: number): string => words.picture(name, index + 1, covers.length);
  return (
    <section aria-label={words.pictures(name)} aria-roledescription={ui.carousel}>
      <PlainList
        ref={track}
        tabIndex={0}
        className={styles.track}
        onScroll={(event) => follow(event.currentTarget)}
      >
        {covers.map((cover, index) => (
          <li key={cover} className={styles.slide}>
            <Picture cover={cover} alt={altOf(index)} size="large" isEager={index === 0} />
          </li>
        ))}
      </PlainList>
      <div className={styles.thumbs}>
        {covers.map((cover, index) => (
          <button
            key={cover}
            type="button"
            aria-label={words.showPicture(index + 1)}
            aria-current={index === shown}
            className={styles.thumb}
            onClick={() => goTo(index)}
          >
            <Picture cover={cover} alt="" size="small" />
          </button>
        ))}
      </div>
    </section>
  );
}
