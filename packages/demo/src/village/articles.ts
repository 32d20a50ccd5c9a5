// The village's news, newest first.
import { farming } from './articles/farming.ts';
import { festivals } from './articles/festivals.ts';
import { healthAndSchool } from './articles/health-and-school.ts';
import { notices } from './articles/notices.ts';
import { recipes } from './articles/recipes.ts';
import { sportsAndLife } from './articles/sports-and-life.ts';
import type { CategoryName } from './categories.ts';
import type { DemoArticle } from './types.ts';

export const articles: readonly DemoArticle<CategoryName>[] = [
  ...notices,
  ...recipes,
  ...healthAndSchool,
  ...farming,
  ...festivals,
  ...sportsAndLife,
];
