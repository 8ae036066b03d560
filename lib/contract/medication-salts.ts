// The salt and ester words of ingredient names. People leave them out or add them; the ingredient stays the same.

const SALT_WORDS = new Set(
  `hydrochloride hcl dihydrochloride monohydrochloride hydrobromide hbr dihydrobromide chloride bromide iodide
   sodium disodium trisodium monosodium potassium dipotassium calcium magnesium
   sulphate sulfate bisulfate bisulphate hydrogensulfate phosphate diphosphate carbonate bicarbonate hydroxide
   maleate malate fumarate hemifumarate succinate hemisuccinate tartrate bitartrate hydrogentartrate citrate lactate
   gluconate acetate diacetate benzoate salicylate nitrate mesylate mesilate dimesylate besylate besilate
   tosylate tosilate edisylate napsylate camsylate oxalate pamoate embonate stearate palmitate estolate
   ethylsuccinate lactobionate hyclate hippurate adipate aspartate saccharate isethionate arginine lysine
   erbumine tertbutylamine tromethamine trometamol meglumine dimeglumine olamine diolamine diethylamine
   propionate dipropionate furoate valerate butyrate hexanoate caproate decanoate undecanoate enanthate
   cypionate cipionate phenylpropionate acetonide xinafoate pivalate etabonate
   proxetil axetil pivoxil medoxomil cilexetil kamedoxomil disoproxil etexilate mofetil
   monohydrate dihydrate trihydrate hemihydrate sesquihydrate pentahydrate anhydrous hydrate hydrated base`.split(
    /\s+/,
  ),
);

/** Whether a word names only a salt, an ester or water. */
export function isSalt(word: string): boolean {
  return SALT_WORDS.has(word);
}

/** The words of an ingredient without its salt; where nothing else is left (calcium carbonate) all of them. */
export function withoutSalts(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !isSalt(word));
  return kept.length > 0 ? kept : words;
}
