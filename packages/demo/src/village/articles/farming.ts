import type { CategoryName } from '../categories.ts';
import type { DemoArticle } from '../types.ts';

export const farming: readonly DemoArticle<CategoryName>[] = [
  {
    key: 'kole-harvest',
    category: 'Farming',
    title: 'The kole fields are dry: when to sow, who has the pump',
    cover: { tint: 'butter', main: 'wheat', beside: ['tractor', 'drops'], scene: 'hills' },
    readers: 22,
    body: `
<p>The water in the kole fields has gone down to the second mark. The padasekharam committee has met and fixed the order in which the blocks are pumped dry.</p>
<h2>Order of pumping</h2>
<ul>
<li>Northern block: from Monday, for eight days</li>
<li>Middle block: after that, about ten days</li>
<li>Southern block, below the lock gate: last, because it is the lowest</li>
</ul>
<p>The power for the pumps is free, as every year. The share for diesel and for the guard is ₹180 an acre; please pay it to the secretary before the pump reaches your block.</p>
<h2>Seed</h2>
<p>Krishi Bhavan gives Uma and Jyothi at half price. Bring your land tax receipt and bank book. One acre needs thirty-two kilos if you sow wet, twelve if you transplant. Soak the seed for a day and keep it under sacks for another, until white points show.</p>
<h2>What the old people say</h2>
<p>Do not sow before the ducks have been through. Two thousand of them, for three days, eat the weeds and the snails and pay with manure. Dasan brings his flock from Kuttanad in the first week; who wants them on his field tells him at the bund. They cost nothing, but they do not wait.</p>`,
  },
  {
    key: 'kitchen-garden',
    category: 'Farming',
    title: 'A kitchen garden in twelve sacks',
    cover: { tint: 'leaf', main: 'seedling', beside: ['tomato', 'okra'], scene: 'table' },
    readers: 21,
    body: `
<p>Omana of Thulasi Nursery feeds a family of five from a terrace of six by four metres. She has not bought a green chilli for three years. We asked how.</p>
<h2>The sack</h2>
<p>An old rice sack, rolled down to knee height, with six holes at the bottom. One part soil, one part dried cow dung, one part coir pith, and a handful of neem cake. Let it rest for ten days before you plant, and keep it moist.</p>
<h2>What goes in</h2>
<ul>
<li>Four sacks of red spinach, sown a week apart: there is always one to cut</li>
<li>Three of okra, two plants in each</li>
<li>Two of chilli, which bear for two years</li>
<li>Two of tomato, tied to a stick</li>
<li>One of bitter gourd, beside the clothes line, on which it climbs</li>
</ul>
<h2>Work</h2>
<p>Ten minutes in the morning. Water at the root, never on the leaves. Every second Saturday a cup of fermented groundnut cake, thinned to the colour of weak tea.</p>
<h2>Against the small enemies</h2>
<p>For leaf curl: twenty grams of garlic, crushed, and a spoon of neem oil in a litre of soap water, in the evening. For snails: a torch, at nine at night, and children who are paid by the piece.</p>
<p>Seeds in five packets cost as much as a tea and a vada. The first spinach is on the plate after twenty-five days.</p>`,
  },
];
