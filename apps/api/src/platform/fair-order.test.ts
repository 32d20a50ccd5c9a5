import { describe, expect, it } from 'vitest';
import { chooseJobs, findBusy, type Shared } from './fair-order.ts';

/** 'a1' is a job of person a at host 1. */
const jobs = (words: string): Shared[] =>
  words
    .split(' ')
    .flatMap(([person = '', host = '']) => (host ? [{ userId: person.charCodeAt(0), host }] : []));

const chosen = (waiting: string, running: string, room = 10): string =>
  chooseJobs(jobs(waiting), jobs(running), room)
    .map(({ userId, host }) => String.fromCharCode(userId) + host)
    .join(' ');

describe('the jobs that run next [PUSH-19]', () => {
  it.each([
    ['the oldest first', 'a1 b2 c3', '', 'a1 b2 c3'],
    ['two of a person', 'a1 a2 a3', '', 'a1 a2'],
    ['two of a host', 'a1 b1 c1', '', 'a1 b1'],
    ['none of a person with two', 'a1 b2', 'a3 a4', 'b2'],
    ['none of a host with two', 'a1 b2', 'c1 d1', 'b2'],
    ['those of people who have none first', 'a1 a2 b3', 'a9', 'b3 a1'],
    ['one of each person before a second one', 'a1 a2 b3', '', 'a1 b3 a2'],
  ])('are %s', (_, waiting, running, expected) => {
    expect(chosen(waiting, running)).toBe(expected);
  });

  it('give the last place to somebody who has none', () => {
    expect(chosen('a1 a2 b3', 'a9', 1)).toBe('b3');
  });
});

it('lists the people and hosts at their limit', () => {
  expect(findBusy(jobs('a1 a2 b2 c3'))).toEqual({ userIds: ['a'.charCodeAt(0)], hosts: ['2'] });
});
