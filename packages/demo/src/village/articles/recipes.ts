import type { CategoryName } from '../categories.ts';
import type { DemoArticle } from '../types.ts';

export const recipes: readonly DemoArticle<CategoryName>[] = [
  {
    key: 'mango-pickle',
    category: 'Recipes',
    title: 'Mango pickle the way Ammini makes it',
    isPinned: true,
    cover: { tint: 'peach', main: 'mango', beside: ['redChilli', 'salt'], scene: 'table' },
    readers: 34,
    body: `
<p>Ammini Thomas has made the same pickle for thirty-one years. The first jar is eaten after a day, the last one, if it is hidden well, after a year. She measures with her hand; we weighed it for you.</p>
<h2>You need</h2>
<ul>
<li>1 kg hard, sour raw mango, wiped dry</li>
<li>100 g crystal salt</li>
<li>60 g Kashmiri and 40 g hot chilli powder</li>
<li>1 teaspoon turmeric, 1 teaspoon roasted and ground fenugreek, half a teaspoon asafoetida</li>
<li>150 ml sesame oil, 1 teaspoon mustard seeds</li>
<li>20 cloves of garlic, a piece of ginger, two stalks of curry leaves</li>
</ul>
<h2>First day</h2>
<p>Cut the mango with its skin into pieces as large as a fingertip. Mix with the salt and the turmeric, put it into a dry clay pot, tie a cloth over it. Leave it overnight. In the morning it stands in its own water: keep that water.</p>
<h2>Second day</h2>
<p>Warm the oil. When the mustard has stopped crackling, add garlic, ginger and curry leaves and let them turn pale gold. Take the pan <strong>off the fire</strong> before the chilli goes in, or it will be black and bitter. Stir in chilli, fenugreek and asafoetida, then the mango and its water. Let everything cool completely.</p>
<p>Fill it into jars that were boiled and dried in the sun. Pour a little warm oil on top, so that the mango is covered. “The spoon must be dry,” says Ammini. “Everything else forgives you.”</p>`,
  },
  {
    key: 'fish-curry',
    category: 'Recipes',
    title: 'Red fish curry for a rainy noon',
    cover: { tint: 'coral', main: 'pot', beside: ['mackerel', 'kudampuli'], scene: 'table' },
    readers: 27,
    body: `
<p>This is the curry of the boat people of Kadavu: no coconut, much chilli, and kudampuli for the sourness. Cook it in a clay pot if you have one, and cook it in the morning: it is better at night, and best on the second day.</p>
<h2>You need, for four</h2>
<ul>
<li>500 g mackerel or sardine, cleaned</li>
<li>3 petals of kudampuli, soaked in half a glass of warm water</li>
<li>10 small onions and 6 cloves of garlic, sliced; a thumb of ginger, cut fine</li>
<li>3 tablespoons Kashmiri chilli powder, half a teaspoon turmeric, a pinch of fenugreek</li>
<li>2 tablespoons coconut oil, curry leaves, salt</li>
</ul>
<h2>How</h2>
<p>Mix the powders with a little water to a paste, so that they do not burn. Heat the oil, let the fenugreek swell for a moment, then add onion, garlic, ginger and curry leaves. When they are soft, add the paste and stir over a small fire until the oil comes out at the edges. That takes five minutes and decides everything.</p>
<p>Add the kudampuli with its water, a glass and a half of hot water, and salt. When it boils, lay in the fish side by side. Do not stir any more: take the pot by its rim and turn it. After twelve minutes put a spoon of raw coconut oil and some curry leaves on top and cover it.</p>
<p>Eat it with boiled tapioca, and with rain on the roof.</p>`,
  },
  {
    key: 'ada-pradhaman',
    category: 'Recipes',
    title: 'Payasam without fear: ada pradhaman',
    cover: { tint: 'butter', main: 'jaggery', beside: ['coconut', 'cardamom'], scene: 'circle' },
    readers: 19,
    body: `
<p>Many of us buy payasam because somebody once told us that it curdles. It does not, if the coconut milk comes last. Here is the recipe that the temple kitchen has used since anyone can remember, for ten people instead of a thousand.</p>
<h2>You need</h2>
<ul>
<li>200 g rice ada</li>
<li>500 g dark jaggery</li>
<li>The milk of two coconuts: first a thick glass, then two thin ones</li>
<li>4 tablespoons ghee, a handful of cashew nuts, coconut slivers</li>
<li>6 pods of cardamom and a piece of dry ginger, ground</li>
</ul>
<h2>How</h2>
<p>Pour boiling water over the ada, cover it for twenty minutes, rinse it cold. Melt the jaggery with a glass of water and strain it: there is always a little sand.</p>
<p>In a wide vessel fry the ada in two spoons of ghee until it shines. Add the jaggery and let it boil down until a drop forms a thread between two fingers. Now the thin coconut milk; let it simmer for a quarter of an hour and stir often.</p>
<p>Take the vessel <strong>off the fire</strong>. Only now stir in the thick milk, the cardamom and the ginger. Fry cashews and coconut in the remaining ghee and pour them over it with all that is in the pan.</p>
<p>It thickens as it stands. If too much is left, which is improbable, a little warm milk makes it new on the next morning.</p>`,
  },
];
