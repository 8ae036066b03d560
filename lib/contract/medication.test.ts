import { describe, expect, it } from 'vitest';
import { medicationQuery } from './medication';

const parse = (query: Record<string, string>) => medicationQuery.safeParse(query);

describe('the query of the medication search', () => {
  it('takes an empty parameter and one of blanks for none', () => {
    expect(parse({ drug_name: '', form: '  ', generic_names: '\u00a0' }).data).toEqual({ limit: 20 });
  });

  it('takes 200 characters, counted as people count, and refuses 201', () => {
    expect(parse({ drug_name: 'a'.repeat(200) }).success).toBe(true);
    expect(parse({ drug_name: '💊'.repeat(200) }).success).toBe(true);
    for (const name of ['drug_name', 'form', 'generic_names', 'volumes']) {
      const issue = parse({ [name]: 'a'.repeat(201) }).error?.issues[0];
      expect([issue?.path, issue?.message]).toEqual([[name], 'must have at most 200 characters']);
    }
  });

  it('takes a limit from 1 to 100', () => {
    expect(parse({ limit: '7' }).data?.limit).toBe(7);
    for (const limit of ['0', '101', '-1', '1.5', 'x', '1e9']) {
      expect(parse({ limit }).error?.issues[0]?.message, limit).toBe('must be a whole number from 1 to 100');
    }
  });
});
