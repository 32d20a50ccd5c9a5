import type { CategoryName } from '../categories.ts';
import type { DemoArticle } from '../types.ts';

export const sportsAndLife: readonly DemoArticle<CategoryName>[] = [
  {
    key: 'sevens-football',
    category: 'Sports',
    title: 'Sevens under lights: Chembukara in the semi-final',
    cover: { tint: 'leaf', main: 'football', beside: ['trophy', 'medal'], scene: 'circle' },
    readers: 24,
    body: `
<p>Two goals in the last six minutes, and a whole stand made of bamboo that did not come down: Chembukara Brothers beat Ollur 3–2 on Thursday and play the semi-final of the All Kerala Sevens on Sunday.</p>
<h2>How it went</h2>
<p>Ollur led after ten minutes by a shot that nobody saw and again, shortly after the break, by a penalty that everybody saw differently. Then coach Biju put on Anas, who delivers parcels by day and runs as if somebody waited for them. He made the second goal for Kannan with his heel and the third himself, from the left, into the only corner that was free.</p>
<h2>Semi-final</h2>
<ul>
<li>Sunday, half past seven, on the school ground, against Velur</li>
<li>Tickets ₹50, children ₹20, at Pen &amp; Page and at the gate from five</li>
<li>Women’s gallery on the side of the temple pond, with a ramp for wheelchairs</li>
</ul>
<p>Last time three hundred people stood on the roof of the cooperative. The engineer says that it carries eighty. Please use the gallery.</p>
<h2>For the young ones</h2>
<p>Training for girls and boys under fourteen is on Tuesdays and Fridays at half past five in the morning. Shoes are lent. The club looks for size 33 to 36: whoever has outgrown a pair, bring them to the ground or give them to any deliverer.</p>`,
  },
  {
    key: 'volleyball',
    category: 'Sports',
    title: 'A net, a lamp and forty people: volleyball at the ferry',
    cover: { tint: 'coral', main: 'volleyball', beside: ['torch', 'slipper'], scene: 'table' },
    readers: 9,
    body: `
<p>It began with a fishing net between two palms. Now there is a real net, two LED lamps that the electricity board lent and has not asked for again, and a list at the tea shop, because otherwise too many come.</p>
<h2>When</h2>
<ul>
<li>Every evening but Monday, from half past six to nine</li>
<li>Beginners first; the good ones may play after eight</li>
<li>Saturday: fathers against sons, and by now daughters</li>
</ul>
<h2>Rules of the house</h2>
<p>Whoever loses fetches the ball from the canal. Whoever serves into the tea shop pays a round. Slippers stay outside the line. Nobody shouts at somebody who is learning: three were sent home for it, one of them the coach.</p>
<h2>Why it matters</h2>
<p>Kunjappan, who looks on from behind his pan, has counted. Before, about eight young men sat at the junction in the evening and looked at their phones. Now there are forty who play or look on, some of them over sixty, and the health nurse measures blood pressure at half-time, in the light of the score board. “I sell more tea,” he says, “and I sell it to people who talk with each other.”</p>
<p>The district league begins in two months. A shirt has been ordered. It is, after a long discussion, yellow.</p>`,
  },
  {
    key: 'mill',
    category: 'Village life',
    title: 'The oil mill runs again, and smells as it did',
    cover: { tint: 'sand', main: 'coconut', beside: ['oilDrop', 'palm'], scene: 'table' },
    readers: 20,
    body: `
<p>For eleven years the chakku behind the market stood still. Its stone was whole, but nobody wanted to sit beside it. Since last month it turns again, on three days of the week, driven by a small motor instead of a bullock, and lanes away people put their heads out of the window.</p>
<h2>Who runs it</h2>
<p>Seven women of ward 6, who had dried coconuts for a factory until the factory closed. They took a loan of ₹4 lakh from the cooperative, bought the mill from the heirs of old Raman Nair, and learned from his grandson, who had played in the copra as a child and still knew how it must feel: “It bends, then it breaks. If it only bends, it is too wet.”</p>
<h2>How to use it</h2>
<ul>
<li>Mondays, Wednesdays and Saturdays from seven to three</li>
<li>Bring dry copra, at least ten kilos; sixteen rupees a kilo for pressing, and the cake is yours or theirs for three rupees less</li>
<li>Or buy their oil in the village shops, in your own bottle if you like</li>
</ul>
<h2>What it brings</h2>
<p>Ten kilos of copra give about six litres. The women press two hundred kilos on a good day. Four families have started again to sell their coconuts here instead of to the lorry, for two rupees more a piece. And the temple has asked for lamp oil, every week, “the one with the smell”.</p>`,
  },
  {
    key: 'beekeeping',
    category: 'Village life',
    title: 'Bees in the rubber: a small income for quiet people',
    cover: { tint: 'butter', main: 'bee', beside: ['honey', 'tree'], scene: 'hills' },
    readers: 13,
    body: `
<p>When the rubber puts out new leaves, each stalk carries a drop of nectar. Nobody sees it but the bees. Sheeja Rajan put five boxes under her trees three years ago; now there are thirty, and the honey pays the school fees of two children.</p>
<h2>What one needs</h2>
<ul>
<li>A box with a colony: ₹1,800, half of it refunded by the horticulture mission</li>
<li>A stand in water, against ants, and a roof against rain</li>
<li>A smoker, a veil and, at the beginning, somebody who has done it before</li>
</ul>
<h2>The year</h2>
<p>From January to March the honey flows; a box gives eight to ten kilos. In April it is over, and the colonies are divided. In the rains the bees are hungry: every week a glass of sugar water, half and half, or they go. Most who gave up gave up in July.</p>
<h2>Stings</h2>
<p>Our Indian bee is gentle if one is slow. Do not breathe on the frame, wear no perfume, and leave them alone before a thunderstorm. Whoever gets a swollen face from one sting should grow vegetables.</p>
<p>On the first Sunday of the month Sheeja opens the boxes for everybody who wants to learn, at nine, behind the panchayat building. Bring a long-sleeved shirt. The tea is sweetened in the obvious way.</p>`,
  },
];
