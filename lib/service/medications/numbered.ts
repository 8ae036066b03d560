// Gives equal texts one number, in the order of their first coming.

export class Numbered {
  private readonly numbers = new Map<string, number>();
  readonly texts: string[] = [];

  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }
}
