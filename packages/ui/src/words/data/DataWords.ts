import type { statTileWords } from './statTileWords.ts';
import type { timelineWords } from './timelineWords.ts';
import type { moneyWords } from './moneyWords.ts';
import type { filterFieldsWords } from './filterFieldsWords.ts';
import type { filterTextsWords } from './filterTextsWords.ts';
import type { filterPanelWords } from './filterPanelWords.ts';
import type { filterChipsWords } from './filterChipsWords.ts';
import type { filterBarWords } from './filterBarWords.ts';
import type { chartWords } from './chartWords.ts';
import type { TableWords } from './TableWords.ts';

/** The texts of 'Components/Data'. */
export interface DataWords extends TableWords {
  readonly Chart: typeof chartWords;
  readonly FilterBar: typeof filterBarWords;
  readonly FilterChips: typeof filterChipsWords;
  readonly FilterPanel: typeof filterPanelWords;
  readonly FilterTexts: typeof filterTextsWords;
  readonly FilterFields: typeof filterFieldsWords;
  readonly Money: typeof moneyWords;
  readonly StatTile: typeof statTileWords;
  readonly Timeline: typeof timelineWords;
}
