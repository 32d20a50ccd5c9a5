// `npx drizzle-kit generate --name <why>` in apps/api writes the next migration from the slices' tables.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './src/migrations',
});
