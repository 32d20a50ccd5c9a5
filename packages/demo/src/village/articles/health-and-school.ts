import type { CategoryName } from '../categories.ts';
import type { DemoArticle } from '../types.ts';

export const healthAndSchool: readonly DemoArticle<CategoryName>[] = [
  {
    key: 'dengue',
    category: 'Health',
    title: 'Dengue: an hour on Sunday protects the whole lane',
    isPinned: true,
    cover: { tint: 'mint', main: 'mosquito', beside: ['bucket', 'thermometer'], scene: 'circle' },
    readers: 31,
    body: `
<p>The health centre has seen eleven cases this month, nine of them within four lanes of ward 5. The mosquito that carries dengue flies no farther than from one house to the next. Where it finds no water, there is no dengue.</p>
<h2>Dry day: every Sunday, one hour</h2>
<ul>
<li>Empty flower saucers, the tray behind the fridge, tyres, coconut shells, the folds of the tarpaulin</li>
<li>Cover the tank and the well with net</li>
<li>Rub the walls of vessels: the eggs stick above the water line and live for months</li>
<li>Rubber growers: turn over the cups when you do not tap</li>
</ul>
<h2>When somebody has fever</h2>
<p>High fever, pain behind the eyes and in the joints: rest, drink much (rice water, tender coconut, ORS), and take paracetamol only. <strong>No aspirin, no ibuprofen</strong>: they make bleeding worse. Sleep under a net, by day too, so that no mosquito carries it on.</p>
<h2>Go to the hospital at once</h2>
<p>when there is strong pain in the belly, vomiting that does not stop, blood from gums or nose, cold hands, or great restlessness. The danger often comes when the fever goes down, on the fourth or fifth day.</p>
<p>The blood test is free at the health centre, from eight to one, without an appointment. ASHA workers go from house to house this week; please let them look behind the kitchen.</p>`,
  },
  {
    key: 'eye-camp',
    category: 'Health',
    title: 'Free eye camp at the library on the second Saturday',
    cover: { tint: 'lilac', main: 'stethoscope', beside: ['heart', 'calendar'], scene: 'circle' },
    readers: 16,
    body: `
<p>Doctors and students of the medical college come to the library hall on the second Saturday of the month, from half past eight until two. Everybody is welcome; those above fifty and all who have sugar should come even if they see well.</p>
<h2>What is done</h2>
<ul>
<li>Test of sight and glasses to order, at ₹150 for reading glasses</li>
<li>Measuring the pressure of the eye, which finds glaucoma before it is felt</li>
<li>A look at the retina for people with diabetes or blood pressure; the drops blur the sight for three hours, so do not come by scooter</li>
<li>Choosing those who need a cataract operation. The operation, the bus, food and bed are free</li>
</ul>
<h2>Bring</h2>
<p>Your old glasses, the names of your tablets, and the health card if you have one. Eat your breakfast and take your tablets as always.</p>
<h2>How it goes</h2>
<p>Tokens are given from eight. Forty chairs stand in the shade, tea comes at ten. Those who cannot walk so far are fetched by auto: ring the library the evening before. Last time 212 people came and nineteen were operated on; the oldest, at ninety-one, reads the paper aloud to her neighbours again.</p>`,
  },
  {
    key: 'school-library',
    category: 'School',
    title: 'Our school library asks for one book from each house',
    cover: { tint: 'peach', main: 'school', beside: ['books', 'pencil'], scene: 'hills' },
    readers: 18,
    body: `
<p>The monsoon came through the roof of the high school in July and took four shelves with it: 640 books, among them all of Basheer and the big atlas. The roof is mended. The shelves are empty.</p>
<h2>One house, one book</h2>
<p>The reading club of class nine goes from lane to lane for the next three Saturdays. Please give them <strong>one book that you have loved</strong>: a story, a life, poems, a book on birds or engines. Not a schoolbook, and not the one that nobody wanted to read. Write your name and a sentence in it, why you give it. The children will read that sentence first.</p>
<h2>What is missing most</h2>
<ul>
<li>Stories in easy Malayalam and easy English for classes five to seven</li>
<li>Science, with pictures</li>
<li>A good dictionary, or three</li>
<li>Football</li>
</ul>
<h2>Reading hour</h2>
<p>From the first of the month the library is open for everybody on Wednesdays from four to six, not only for pupils. Lakshmi Menon and two retired teachers sit there. Whoever wants to learn to read or to fill in a form may come too; nobody asks for an age.</p>
<p>Vidya Books opposite the school gives ten per cent on everything that is bought for the library. Up to now the club has carried home 214 books and one typewriter.</p>`,
  },
  {
    key: 'exam-bus',
    category: 'School',
    title: 'Plus-two exams: an extra bus and a quiet hall',
    cover: { tint: 'butter', main: 'bus', beside: ['openBook', 'pen'], scene: 'hills' },
    readers: 12,
    body: `
<p>From Monday until the last paper an extra bus runs for those who write their exams in town. It leaves the ferry junction at 7.40, stops at the library and at the mosque junction, and is at the school gate by half past eight. Back at 1.15 and at 4.45. Show the hall ticket; the ride is free.</p>
<h2>A place to study</h2>
<p>The parish hall and the madrasa each keep a room open from six in the evening until ten, with fans, light and drinking water. No phones inside. Parents take turns to sit at the door with tea.</p>
<h2>Advice from last year’s pupils</h2>
<ul>
<li>Do two old papers with a clock, not ten without</li>
<li>Sleep. What is learned after midnight is gone at nine</li>
<li>Pack in the evening: hall ticket, two pens, pencil, geometry box, a watch without a screen, a water bottle without a label</li>
<li>Read the whole paper first, and begin with what you know</li>
</ul>
<h2>If something goes wrong</h2>
<p>The bus does not come, the hall ticket is lost, somebody is ill: ring the school office from seven in the morning. There is nearly always a way, if it is told early. And whatever the result: nobody in this village has been stopped by one examination. Ask the panchayat president, who needed three.</p>`,
  },
];
