// What `npm run catalogue -- --help` says.
import { COLUMNS } from '../catalogue/product-line';

export const HELP = `Usage: npm run catalogue -- COMMAND

The list of medicines that is searched. Uses the database of the settings (DATABASE_URL, DATA_DIR);
works while the program runs, which then searches the new list within seconds, and while it does not.

  import FILE...  puts the products of CSV files, gzipped or not, in place of the list there is,
                  the built-in one too: whole, or not at all
  built-in        puts the list that comes with the program back
  show            says which list is searched

  --strict        import: refuse the files when any line is refused; else the other lines are taken
  --report FILE   import: write every refused line to FILE; else the first ones are printed

A file is UTF-8, its first line names the columns, in any order:
  ${Object.keys(COLUMNS).join(',')}
Only name is needed. generic_name holds ingredients and volumes strengths, each joined with commas;
product_type is the form in words (Tablet SR), form the plain one (tablet). Other columns are left out.
`;
