// Ingredients that have more than one name. The names of one line are one ingredient; the first is its title here.
// British, American and international names side by side; spelling that only sounds alike needs no entry.
import { glued, wordsOf } from './medication-text';
import { withoutSalts } from './medication-salts';

const SYNONYMS = `
paracetamol, acetaminophen, para acetylaminophenol
amoxicillin, amoxycillin
salbutamol, albuterol
levosalbutamol, levalbuterol
furosemide, frusemide
adrenaline, epinephrine
noradrenaline, norepinephrine
aspirin, acetylsalicylic acid
clavulanic acid, clavulanate
cefalexin, cephalexin
ciclosporin, cyclosporine, cyclosporin
rifampicin, rifampin
isoniazid, isonicotinic acid hydrazide, inh
pethidine, meperidine
lidocaine, lignocaine
glibenclamide, glyburide
chlorphenamine, chlorpheniramine
dexchlorphenamine, dexchlorpheniramine
trihexyphenidyl, benzhexol
bendroflumethiazide, bendrofluazide
hydrochlorothiazide, hctz
chlortalidone, chlorthalidone
dicycloverine, dicyclomine
hyoscine butylbromide, butylscopolamine
hyoscine, scopolamine
ergocalciferol, vitamin d2
colecalciferol, cholecalciferol, vitamin d3
vitamin b1, thiamine, thiamin
vitamin b2, riboflavin, riboflavine
vitamin b3, nicotinamide, niacinamide
niacin, nicotinic acid
vitamin b5, pantothenic acid, pantothenate, calcium pantothenate
vitamin b6, pyridoxine
vitamin b7, biotin
vitamin b9, folic acid, folate
vitamin b12, cyanocobalamin
methylcobalamin, mecobalamin
vitamin c, ascorbic acid
vitamin e, tocopherol, alpha tocopherol, tocopheryl
vitamin k1, phytomenadione, phytonadione
vitamin a, retinol
menadione, vitamin k3
estradiol, oestradiol
estriol, oestriol
conjugated estrogens, conjugated oestrogens, estrogens conjugated
levothyroxine, thyroxine, l thyroxine
liothyronine, triiodothyronine
glycerol, glycerin, glycerine
glyceryl trinitrate, nitroglycerin, nitroglycerine
isosorbide dinitrate, sorbide nitrate
phenobarbital, phenobarbitone
thiopental, thiopentone
amobarbital, amylobarbitone
valproic acid, valproate, divalproex
phenytoin, diphenylhydantoin
sulfamethoxazole, sulphamethoxazole
sulfasalazine, sulphasalazine, salazopyrin
sulfadiazine, sulphadiazine
trimethoprim sulfamethoxazole, cotrimoxazole, co trimoxazole
mesalazine, mesalamine, 5 aminosalicylic acid
aciclovir, acyclovir
valaciclovir, valacyclovir
zidovudine, azidothymidine
tacrolimus, fk506
methotrexate, amethopterin
mercaptopurine, 6 mercaptopurine
fluorouracil, 5 fluorouracil
cyclophosphamide, ciclofosfamide
chlormethine, mechlorethamine
cetylpyridinium, cetyl pyridinium
povidone iodine, iodopovidone, polyvidone iodine
hydroxypropylmethylcellulose, hypromellose, hpmc
carboxymethylcellulose, carmellose, cmc
simethicone, simeticone, activated dimethicone
macrogol, polyethylene glycol, peg
liquid paraffin, paraffin liquid, mineral oil
milk of magnesia, magnesium hydroxide
aluminium hydroxide, aluminum hydroxide
ispaghula, psyllium, isabgol, ispaghula husk
etamsylate, ethamsylate
metamizole, dipyrone, analgin
benzylpenicillin, penicillin g
phenoxymethylpenicillin, penicillin v
benzathine benzylpenicillin, benzathine penicillin
colistin, colistimethate, polymyxin e
amphotericin b, amphotericin
nystatin, fungicidin
tetracaine, amethocaine
oxybuprocaine, benoxinate
suxamethonium, succinylcholine
ursodeoxycholic acid, ursodiol, udca
alfacalcidol, 1 alpha hydroxycholecalciferol
levocetirizine, l cetirizine
escitalopram, s citalopram
esomeprazole, s omeprazole
levocarnitine, l carnitine, carnitine
acetylcysteine, n acetylcysteine, n acetyl cysteine, nac
alpha lipoic acid, thioctic acid
ubidecarenone, coenzyme q10, coq10
eicosapentaenoic acid, epa
docosahexaenoic acid, dha
iron, ferrous
oral rehydration salts, ors
sodium chloride, normal saline, saline
dextrose, glucose
dexpanthenol, panthenol
human chorionic gonadotropin, chorionic gonadotrophin, hcg
follitropin, follicle stimulating hormone, fsh
somatropin, human growth hormone
desmopressin, ddavp
insulin regular, soluble insulin, regular insulin, human insulin, insulin human, human insulin soluble insulin
insulin isophane, isophane insulin, nph insulin, insulin nph, insulin isophane nph
filgrastim, g csf
epoetin, erythropoietin, epoetin alfa
norethisterone, norethindrone
alendronic acid, alendronate
risedronic acid, risedronate
ibandronic acid, ibandronate
zoledronic acid, zoledronate
pamidronic acid, pamidronate
fusidic acid, fusidate
mycophenolic acid, mycophenolate
methyldopa, alpha methyldopa
torasemide, torsemide
cromoglicic acid, cromoglycate, cromolyn, sodium cromoglycate
orciprenaline, metaproterenol
isoprenaline, isoproterenol
formoterol, eformoterol
stilbestrol, diethylstilbestrol
benzoyl peroxide, bpo
tioguanine, thioguanine
diethylcarbamazine, dec
methenamine, hexamine
dapsone, diaminodiphenylsulfone, dds
pyrazinamide, pza
ethambutol, emb`;

const GROUPS = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(', ').map((name) => ingredientKey(name)));
const GROUP_OF = new Map(GROUPS.flatMap((group) => group.map((name) => [name, group])));

/** An ingredient's words without its salt, glued: the form in which names of ingredients are compared. */
export function ingredientKey(name: string): string {
  return glued(withoutSalts(wordsOf(name)));
}

/** The key of an ingredient's title name: the same for all its synonyms. Takes and returns what `ingredientKey` gives. */
export function titleKey(key: string): string {
  return GROUP_OF.get(key)?.[0] ?? key;
}

/** All known names of an ingredient as keys, its own among them. */
export function synonymKeys(key: string): readonly string[] {
  return GROUP_OF.get(key) ?? [key];
}

/** Every name of every ingredient that has more than one, as keys. */
export function knownSynonymKeys(): Iterable<string> {
  return GROUP_OF.keys();
}
