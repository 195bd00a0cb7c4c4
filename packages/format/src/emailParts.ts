/**
 * Splits e-mail addresses in a text where a line may break: after the last dot of the name, and before the @.
 * The parts joined are the text.
 */
export const emailParts = (text: string): readonly string[] =>
  text.split(/(?<=\.)(?=[^.@]*@)|(?=@[^@]*$)/);
