import { describe, expect, it } from 'vitest';
import { describeError } from './log';

describe('an error in the log', () => {
  it('keeps type, code and place, and leaves out what quotes a row', () => {
    const error = Object.assign(
      new Error('duplicate key value violates unique constraint "Staff_email_key"'),
      {
        code: '23505',
        detail: 'Key (email)=(asha@clinic.example) already exists.',
        where: 'COPY patient, line 1: "Asha Rao"',
      },
    );
    const line = JSON.stringify(describeError(error));
    expect(line).toContain('23505');
    expect(line).toContain('Staff_email_key');
    expect(line).toContain('log.test.ts');
    expect(line).not.toMatch(/asha/i);
  });

  it("keeps the last line of Prisma's, because the others quote the arguments", () => {
    const error = new Error(
      'Invalid `store.patient.create()` invocation:\n{ data: { firstName: "Asha" } }\n\nUnknown argument `x`.',
    );
    error.name = 'PrismaClientValidationError';
    expect(describeError(error).message).toBe('Unknown argument `x`.');
    expect(JSON.stringify(describeError(error))).not.toContain('Asha');
  });

  it('describes its cause by the same rules, and what is no error not at all', () => {
    const cause = Object.assign(new Error('inner'), { detail: 'Asha' });
    expect(describeError(new Error('outer', { cause }))).toMatchObject({ cause: { message: 'inner' } });
    expect(JSON.stringify(describeError({ mobile: '+919876543210' }))).not.toContain('98765');
  });
});
