// A banner: a link with the title over the picture.
import type * as blog from '@haat/contract/blog';
import { AnyLink } from '../../../ui/layout/any-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './banner-slide.module.css';

interface BannerSlideProps {
  readonly banner: blog.Banner;
  /** The first banner is visible at once. */
  readonly isFirst: boolean;
}

export const BannerSlide = ({ banner, isFirst }: BannerSlideProps) => (
  <AnyLink to={banner.link} className={styles.banner}>
    {banner.cover !== null && (
      <Picture
        cover={banner.cover}
        alt=""
        shape="wide"
        size="large"
        isEager={isFirst}
        className={styles.picture}
      />
    )}
    <span className={styles.title}>{banner.title}</span>
  </AnyLink>
);
