import type { CategoryName } from '../categories.ts';
import type { DemoArticle } from '../types.ts';

export const notices: readonly DemoArticle<CategoryName>[] = [
  {
    key: 'water-cut',
    category: 'Notices',
    title: 'Water cut on Tuesday: ward 3 and 4',
    isPinned: true,
    cover: { tint: 'sky', main: 'rainCloud', beside: ['tap', 'bucket'], scene: 'hills' },
    readers: 38,
    body: `
<p>The pipe under the ferry junction will be changed on Tuesday. From <strong>nine in the morning until five in the evening</strong> there will be no water in wards 3 and 4. Wards 1 and 2 may have low pressure; all others are not touched.</p>
<h2>What to do before</h2>
<ul>
<li>Fill drinking water on Monday evening. A family of four needs about twenty litres for the day.</li>
<li>Fill a bucket for the bathroom, and close all taps, so that the house is not flooded when the water returns.</li>
<li>Houses with a motor: switch it off. A dry pump burns in ten minutes.</li>
</ul>
<h2>Where water can be had</h2>
<p>The panchayat sends two tankers. They stand at the library from ten to twelve and at the mosque junction from two to four. Bring your own vessels, with a lid. For those who are ill or alone, Kudumbashree volunteers carry water to the door: call your ward member the evening before.</p>
<h2>Afterwards</h2>
<p>When the water comes back it may be brown for some minutes. Let the lowest tap run until it is clear, and boil what you drink on the first day. The work has been put off twice because of rain; if it rains hard again, a new day will be told here by seven in the morning.</p>`,
  },
  {
    key: 'delivery-hours',
    category: 'Notices',
    title: 'Four delivery rounds a day, also on Sundays',
    cover: { tint: 'rose', main: 'scooter', beside: ['parcel', 'basket'], scene: 'hills' },
    readers: 25,
    body: `
<p>From this month our deliverers go out four times a day, on all seven days of the week. You choose the round when you order; the shop packs for it, and the deliverer brings what belongs together on one way.</p>
<h2>The rounds</h2>
<ul>
<li>8 to 10 in the morning, for milk, bread, fish and breakfast</li>
<li>11 to 1, for what is needed for lunch</li>
<li>4 to 6, when school is out and the snacks are hot</li>
<li>6 to 8 in the evening, for those who come home late</li>
</ul>
<p>A round closes an hour before it starts. Whoever orders later finds the next one.</p>
<h2>What it costs</h2>
<p>Twenty rupees up to two kilometres, and five for each further kilometre that is begun. The amount stands in the cart before you order. Nobody may ask for more at the door.</p>
<h2>At the door</h2>
<p>Open the bag while the deliverer is there. If the tomatoes are soft or something is missing, lower the number in the app: you pay only for what you keep, and the rest goes back to the shop. Then pay by cash or UPI, as you like.</p>
<p>Do you know somebody who has a scooter, a licence and free hours? Ask at the panchayat office or write to us under Support. We look for two more people for Ollur and Mundur.</p>`,
  },
];
