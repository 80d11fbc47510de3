import type { LineageNews } from '../../shared/interaction.ts';
import { MOST_NAMED } from '../../shared/interaction.ts';

/** News that a slow reader has not been told yet, with what came since; too many interactions are not named. */
export function joinNews(untold: LineageNews | null, news: LineageNews): LineageNews {
  if (untold === null) return news;
  const names =
    untold.interactions === null || news.interactions === null ? null : [...new Set([...untold.interactions, ...news.interactions])];
  return { ...news, interactions: names === null || names.length > MOST_NAMED ? null : names };
}
