// When a child's vaccinations fall due, after the Indian national programme. NOT CLINICALLY VERIFIED: a clinic
// checks it against the present schedule before it relies on a reminder.

const SCHEDULE: Record<string, readonly string[]> = {
  '0 weeks': ['BCG', 'Hepatitis B birth dose', 'OPV-0'],
  '6 weeks': ['OPV-1', 'Pentavalent-1', 'Rotavirus-1', 'fIPV-1', 'PCV-1'],
  '10 weeks': ['OPV-2', 'Pentavalent-2', 'Rotavirus-2'],
  '14 weeks': ['OPV-3', 'Pentavalent-3', 'Rotavirus-3', 'fIPV-2', 'PCV-2'],
  '9 months': ['MR-1', 'PCV booster', 'fIPV-3', 'Vitamin A 1st dose'],
  '16 months': ['MR-2', 'DPT booster-1', 'OPV booster', 'Vitamin A 2nd dose'],
  '5 years': ['DPT booster-2'],
  '10 years': ['Td (10 years)'],
  '16 years': ['Td (16 years)'],
};

/** Every vaccination with its due date (YYYY-MM-DD), for a date of birth. */
export function planFor(dob: string): { vaccine: string; dueDate: string }[] {
  return Object.entries(SCHEDULE).flatMap(([age, vaccines]) => {
    const dueDate = dateAtAge(dob, age);
    return vaccines.map((vaccine) => ({ vaccine, dueDate }));
  });
}

function dateAtAge(dob: string, age: string): string {
  const [count, unit] = age.split(' ');
  const [year, month, day] = dob.split('-').map(Number) as [number, number, number];
  const at = Number(count);
  if (unit === 'weeks') return written(Date.UTC(year, month - 1, day + 7 * at));
  const months = month - 1 + (unit === 'years' ? 12 * at : at);
  // The 31st of a month that has none is its last day.
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return written(Date.UTC(year, months, Math.min(day, lastDay)));
}

function written(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
