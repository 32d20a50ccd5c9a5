// Repeats calls for a while, a given number at once, and measures each.

/**
 * @param {{ atOnce: number, ms: number, from: number, people: object[] }} run `from`: the index of the first person
 * @param {(worker: number) => (person: object) => Promise<{ count: number, results: number }>} makeCall one for each
 * worker
 */
export async function runFor({ atOnce, ms, from, people }, makeCall) {
  const times = [];
  const seen = {};
  const begun = performance.now();
  const end = begun + ms;
  // A worker takes every `atOnce`-th person, so that nobody makes two calls at once.
  const work = async (worker) => {
    const call = makeCall(worker);
    const own = Math.floor(people.length / atOnce);
    for (let step = from; performance.now() < end; step += 1) {
      const at = (step % own) * atOnce + worker;
      const started = performance.now();
      const { count, results } = await call(people[at]);
      times.push(performance.now() - started);
      seen[people[at].id] = `${count} of which ${results} in the answer`;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return { perSecond: (times.length * 1000) / (performance.now() - begun), times, seen };
}
