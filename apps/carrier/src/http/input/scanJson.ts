import { mostSelected } from '@agent-portal/data/selection/contract';
import { formatCount } from '@agent-portal/format';
import { badRequest, type FieldError } from '../answers/problems.ts';

/** The deepest nesting of JSON. The contract's JSON has three levels. */
const deepest = 64;

/** The most values in JSON: the largest selection of rows, with room for one that is refused by its name. */
const mostValues = mostSelected + 2_000;

/** An object or list that is open at the current position of the scan. */
interface Level {
  /** The names so far. A list has none. */
  readonly names: Set<string> | undefined;
  /** The name or index of the next value, or of the last one. */
  at: string | number;
  isNameNext: boolean;
}

/** The position after the closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function toString(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return '';
  }
}

/**
 * Why the database cannot store a text, as the end of a sentence that names its field, or undefined when it
 * can. The two engines differ: one rejects such a text, the other changes it.
 */
export function textProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.isWellFormed() ? undefined : 'must not contain half of a surrogate pair';
}

/** The error of a name, for any value. */
function nameProblem(name: string, taken: ReadonlySet<string>): string | undefined {
  // Such as valueOf, toString, __proto__: code that reads the object would not expect them.
  if (name in Object.prototype) return 'is not known here';
  return taken.has(name) ? 'must be given once' : textProblem(name);
}

/**
 * Scans JSON text for unsafe names and texts, before it is parsed. Invalid JSON is accepted here, and
 * JSON.parse reports it.
 *
 * @param path the names of its parents, none for a body
 * @param whole the name for an error of the whole input, such as `body`
 * @returns the errors by field
 * @throws Problem 400 when it is nested too deep or has too many values
 */
export function scanJson(text: string, path: readonly string[], whole: string): FieldError[] {
  const errors: FieldError[] = [];
  const levels: Level[] = [];
  let values = 1;
  const here = () => [...path, ...levels.map(({ at }) => String(at))];
  const blame = (message: string | undefined, field = here()) => {
    if (message !== undefined) errors.push({ field: field.join('.') || whole, message });
  };
  const refuse = (message: string) => {
    const [first] = [...path, ...levels.map(({ at }) => at)];
    return badRequest([{ field: typeof first === 'string' && first ? first : whole, message }]);
  };
  const count = () => {
    values += 1;
    if (values > mostValues)
      throw refuse(`must not hold more than ${formatCount(mostValues)} values`);
  };
  const open = (level: Level) => {
    if (levels.length === deepest) throw refuse(`must not be deeper than ${deepest} levels`);
    levels.push(level);
    count();
  };
  const readString = (token: string) => {
    const string = toString(token);
    const level = levels.at(-1);
    if (!level?.names || !level.isNameNext) return blame(textProblem(string));
    level.at = string;
    level.isNameNext = false;
    blame(nameProblem(string, level.names));
    level.names.add(string);
  };
  const goOn = () => {
    count();
    const level = levels.at(-1);
    if (typeof level?.at === 'number') level.at += 1;
    else if (level) level.isNameNext = true;
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      readString(text.slice(at, end));
      at = end - 1;
    } else if (sign === '{') open({ names: new Set(), at: '', isNameNext: true });
    else if (sign === '[') open({ names: undefined, at: 0, isNameNext: false });
    else if (sign === ',') goOn();
    else if (sign === '}' || sign === ']') levels.pop();
  }
  return errors;
}
