import { translated } from '../../platform/words.ts';

export const customerProducts = translated('customerProducts', {
  product: 'Product',
  resultsLabel: 'Products',
  showMore: 'Show more',
  noProducts: 'No products of this type yet',
  noProductsLine: 'Choose another type.',
  soldBy: 'Sold by',
  description: 'Description',
  offers: 'Offers',
  regularPrice: 'Regular price',
  until: (day: string) => `until ${day}`,
  tellMe: 'Tell me when it is back',
  tellMeNamed: (name: string) => `Tell me when it is back: ${name}`,
  willTell: 'We will tell you',
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  showPicture: (number: number) => `Show picture ${number}`,
});
