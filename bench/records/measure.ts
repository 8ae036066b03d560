// Cases and documents through the whole service, against a bare server on the same database and disk.
import { ask, withOwnService } from '../own-service';
import type { Row } from '../table';
import { measureCases } from './cases';
import { measureUploads } from './uploads';

export function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const [ours, floor] = await Promise.all([own.start('program.ts'), own.start('records/floor.ts')]);
    try {
      await ask(own, ours.address, 'POST', '/dr/v1/patient', { first_name: 'P', gender: 'F', age: 30 });
      return [
        ...(await measureCases(own, ours.address, floor.address)),
        ...(await measureUploads(own, ours, floor.address)),
      ];
    } finally {
      ours.program.kill();
      floor.program.kill();
    }
  });
}
