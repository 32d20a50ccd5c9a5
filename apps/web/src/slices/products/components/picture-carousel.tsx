// Several pictures of one product, swiped, stepped through, or chosen by their small ones below.
import '@mantine/carousel/styles.css';
import { Carousel } from '@mantine/carousel';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { customerProducts as words } from '../../../messages/customer-products.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './product-pictures.module.css';

interface PictureCarouselProps {
  readonly name: string;
  readonly covers: readonly string[];
}

export function PictureCarousel({ name, covers }: PictureCarouselProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [shown, setShown] = useState(0);
  return (
    <section aria-label={words.pictures(name)} aria-roledescription="carousel">
      <Carousel
        getEmblaApi={setEmbla}
        onSlideChange={setShown}
        emblaOptions={{ align: 'start' }}
        controlSize="2.75rem"
        classNames={{ root: styles.carousel, control: styles.control }}
        previousControlIcon={<IconChevronLeft size="1.5rem" aria-hidden />}
        nextControlIcon={<IconChevronRight size="1.5rem" aria-hidden />}
        previousControlProps={{ 'aria-label': words.previousPicture }}
        nextControlProps={{ 'aria-label': words.nextPicture }}
      >
        {covers.map((cover, index) => (
          <Carousel.Slide key={cover}>
            <Picture
              cover={cover}
              alt={words.picture(name, index + 1, covers.length)}
              size="large"
              isEager={index === 0}
            />
          </Carousel.Slide>
        ))}
      </Carousel>
      <div className={styles.thumbs}>
        {covers.map((cover, index) => (
          <button
            key={cover}
            type="button"
            aria-label={words.showPicture(index + 1)}
            aria-current={index === shown}
            className={styles.thumb}
            onClick={() => embla?.scrollTo(index)}
          >
            <Picture cover={cover} alt="" size="small" />
          </button>
        ))}
      </div>
    </section>
  );
}
