import type { phoneInputWords } from './phoneInputWords.ts';
import type { ssnInputWords } from './ssnInputWords.ts';
import type { numberInputWords } from './numberInputWords.ts';
import type { personSearchWords } from './personSearchWords.ts';
import type { comboboxWords } from './comboboxWords.ts';
import type { multiComboboxWords } from './multiComboboxWords.ts';
import type { copyButtonWords } from './copyButtonWords.ts';
import type { downloadButtonWords } from './downloadButtonWords.ts';
import type { buttonWords } from './buttonWords.ts';
import type { calendarWords } from './calendarWords.ts';
import type { dateFieldWords } from './dateFieldWords.ts';
import type { datePresetWords } from './datePresetWords.ts';
import type { dateRangeFieldWords } from './dateRangeFieldWords.ts';
import type { dateTimeFieldWords } from './dateTimeFieldWords.ts';
import type { fieldWords } from './fieldWords.ts';
import type { fileUploadWords } from './fileUploadWords.ts';
import type { formWords } from './formWords.ts';
import type { selectWords } from './selectWords.ts';
import type { switchWords } from './switchWords.ts';
import type { textAreaWords } from './textAreaWords.ts';
import type { textInputWords } from './textInputWords.ts';
import type { timeFieldWords } from './timeFieldWords.ts';

/** The texts of 'Components/Inputs'. */
export interface InputWords {
  readonly PersonSearch: typeof personSearchWords;
  readonly CopyButton: typeof copyButtonWords;
  readonly Calendar: typeof calendarWords;
  readonly DateField: typeof dateFieldWords;
  readonly DatePresets: typeof datePresetWords;
  readonly DateRangeField: typeof dateRangeFieldWords;
  readonly Combobox: typeof comboboxWords;
  readonly MultiCombobox: typeof multiComboboxWords;
  readonly DateTimeField: typeof dateTimeFieldWords;
  readonly Field: typeof fieldWords;
  readonly FileUpload: typeof fileUploadWords;
  readonly Form: typeof formWords;
  readonly Select: typeof selectWords;
  readonly Switch: typeof switchWords;
  readonly TextArea: typeof textAreaWords;
  readonly TextInput: typeof textInputWords;
  readonly Button: typeof buttonWords;
  readonly DownloadButton: typeof downloadButtonWords;
  readonly NumberInput: typeof numberInputWords;
  readonly PhoneInput: typeof phoneInputWords;
  readonly SsnInput: typeof ssnInputWords;
  readonly TimeField: typeof timeFieldWords;
}
