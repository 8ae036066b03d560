// Where the strict JSON reader stands in its text, and how it names a place in an error.
import { StrictJsonError } from './error';
import { shownPath } from './shown-path';

export class JsonCursor {
  at = 0;
  /** Keys and indexes from the root to the value being read. */
  readonly path: (string | number)[] = [];

  constructor(readonly text: string) {}

  get atEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character here, '' at the end. */
  peek(): string {
    return this.text.charAt(this.at);
  }

  /** Steps over one character if it is the wanted one. */
  take(wanted: string): boolean {
    if (this.peek() !== wanted) return false;
    this.at += 1;
    return true;
  }

  takeWord(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  skipBlanks(): void {
    let code = this.text.charCodeAt(this.at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      this.at += 1;
      code = this.text.charCodeAt(this.at);
    }
  }

  /** The text is not JSON here. */
  unexpected(wanted: string): StrictJsonError {
    const found = this.atEnd ? 'the text ends' : `found ${JSON.stringify(this.peek())}`;
    return new StrictJsonError('', `is not JSON: expected ${wanted}, ${found} at character ${this.at + 1}`);
  }

  /** The value being read is JSON and breaks a rule of ours. */
  broken(rule: string): StrictJsonError {
    return new StrictJsonError(shownPath(this.path), rule);
  }
}
