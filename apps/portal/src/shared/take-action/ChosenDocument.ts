/** A file that the user chose, before it is sent. */
export interface ChosenDocument {
  readonly id: string;
  readonly file: File;
}
