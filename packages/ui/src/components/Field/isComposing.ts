/** Whether a key belongs to an input method: Safari reports the Enter that ends a word by its key code alone. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
