import type { dataTableWords } from './dataTableWords.ts';
import type { noValueWords } from './noValueWords.ts';
import type { paginationWords } from './paginationWords.ts';
import type { phoneListBarWords } from './phoneListBarWords.ts';
import type { selectionTableWords } from './selectionTableWords.ts';
import type { sortAnnouncementWords } from './sortAnnouncementWords.ts';
import type { tableSettingsFormWords } from './tableSettingsFormWords.ts';
import type { tableSettingsWords } from './tableSettingsWords.ts';
import type { treeTableWords } from './treeTableWords.ts';

/** The texts of tables and of what is around them. */
export interface TableWords {
  readonly DataTable: typeof dataTableWords;
  readonly NoValue: typeof noValueWords;
  readonly Pagination: typeof paginationWords;
  readonly PhoneListBar: typeof phoneListBarWords;
  readonly SelectionTable: typeof selectionTableWords;
  readonly SortAnnouncement: typeof sortAnnouncementWords;
  readonly TableSettings: typeof tableSettingsWords;
  readonly TableSettingsForm: typeof tableSettingsFormWords;
  readonly TreeTable: typeof treeTableWords;
}
