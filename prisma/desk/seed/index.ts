// What the first start puts into the desk's tables.
export { createFirstAdministratorLink } from './first-administrator';
export { seedStaff, type SeededStaff, type SeedStaffOptions } from './staff';
