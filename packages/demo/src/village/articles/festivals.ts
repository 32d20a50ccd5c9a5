import type { CategoryName } from '../categories.ts';
import type { DemoArticle } from '../types.ts';

export const festivals: readonly DemoArticle<CategoryName>[] = [
  {
    key: 'onam-market',
    category: 'Festivals',
    title: 'Onam market on the temple ground: what, where, when',
    cover: { tint: 'lilac', main: 'clayLamp', beside: ['marigold', 'bananaBunch'], scene: 'rays' },
    readers: 29,
    body: `
<p>Ten days of market, from Atham to Thiruvonam, each evening from four to nine. Sixty-two stalls have been given out by lot; eighteen of them to Kudumbashree groups, who sell what they have grown themselves.</p>
<h2>What there is</h2>
<ul>
<li>Vegetables for the sadya at the price of the cooperative, with a board that shows it each day</li>
<li>Nendran in whole bunches, chips fried before your eyes, sharkara varatti by the kilo</li>
<li>Flowers from our own fields: this year four farmers planted marigold between the coconut palms</li>
<li>Handloom from Kuthampully, clay pots, brass, and umbrellas for the day on which it rains all the same</li>
</ul>
<h2>Evenings</h2>
<p>Monday thiruvathira, Wednesday the school choir, Friday pulikali with the Chembukara tigers, Saturday a quiz for grandparents and grandchildren together. The tug-of-war is on Sunday; the fish sellers have won it five times and would be glad of an opponent.</p>
<h2>Pookkalam</h2>
<p>Every ward lays one. The jury goes round on Uthradam at ten. Only petals and leaves, no coloured powder, at most three metres across.</p>
<h2>Please</h2>
<p>Bring a bag. There are no plastic covers on the ground. Park at the school; two autos go to and fro for older people, free of charge. Lost children are brought to the tea stall, where they are usually found with a vada.</p>`,
  },
  {
    key: 'boat-race',
    category: 'Festivals',
    title: 'The small boats race again below the lock gate',
    cover: { tint: 'sky', main: 'boat', beside: ['drum', 'trophy'], scene: 'hills' },
    readers: 15,
    body: `
<p>For four years there was too little water, or too much. This year the canal stands right, and the committee has cleaned eight hundred metres between the lock gate and the ferry steps. On the last Sunday of the month, at two, the first boats start.</p>
<h2>Who rows</h2>
<ul>
<li>Churulan boats with thirteen: Kadavu, Ollur, Adat and, for the first time, a crew of women from ward 6</li>
<li>Two-man canoes, open to everybody who can swim; enter by Friday at the tea shop</li>
<li>Banana rafts for children under twelve, who must wear a vest</li>
</ul>
<h2>Where to see it</h2>
<p>The western bund has shade and the finish. The eastern bund is for those who shout. The bridge stays closed for vehicles from noon till six; ambulances go over the old road.</p>
<h2>The song</h2>
<p>Old Velayudhan, who steered for thirty years, has taught the young ones the vanchipattu again. He says that the oars listen to the song and not to the coach. Practice can be heard each evening at half past five, and it is getting better.</p>
<p>Whoever lends a boat, a generator or a big vessel for kanji, please tell the committee. The prize is a rolling trophy, a bunch of bananas as tall as a man, and a year of being right.</p>`,
  },
];
