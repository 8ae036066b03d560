// Medicines for heart, vessels, blood, diabetes and hormones, by ingredient, in usual strengths and forms.
// Written from general knowledge; not a clinical source. How a line is read: catalogue-line.ts.

export const ESSENTIAL_HEART = `
Amlodipine | Tablet 2.5mg 5mg 10mg
Amlodipine + Atenolol | Tablet 5mg+50mg 5mg+25mg
Nifedipine | Capsule 5mg 10mg | Tablet SR 10mg 20mg
Cilnidipine | Tablet 5mg 10mg 20mg
Felodipine | Tablet ER 2.5mg 5mg 10mg
Diltiazem | Tablet 30mg 60mg | Capsule SR 90mg 120mg | Gel 2%
Verapamil | Tablet 40mg 80mg 120mg | Tablet SR 240mg
Nimodipine | Tablet 30mg
Atenolol | Tablet 25mg 50mg 100mg
Metoprolol Succinate | Tablet ER 25mg 50mg 100mg
Metoprolol Tartrate | Tablet 25mg 50mg 100mg | Injection 1mg/ml
Bisoprolol | Tablet 2.5mg 5mg 10mg
Nebivolol | Tablet 2.5mg 5mg 10mg
Carvedilol | Tablet 3.125mg 6.25mg 12.5mg 25mg
Propranolol | Tablet 10mg 20mg 40mg | Capsule SR 40mg 80mg
Labetalol | Tablet 50mg 100mg 200mg | Injection 5mg/ml
Enalapril | Tablet 2.5mg 5mg 10mg 20mg
Ramipril | Tablet 1.25mg 2.5mg 5mg 10mg
Lisinopril | Tablet 2.5mg 5mg 10mg
Perindopril | Tablet 2mg 4mg 8mg
Captopril | Tablet 12.5mg 25mg 50mg
Losartan | Tablet 25mg 50mg 100mg
Losartan + Hydrochlorothiazide | Tablet 50mg+12.5mg
Telmisartan | Tablet 20mg 40mg 80mg
Telmisartan + Hydrochlorothiazide | Tablet 40mg+12.5mg 80mg+12.5mg
Telmisartan + Amlodipine | Tablet 40mg+5mg 80mg+5mg
Olmesartan | Tablet 10mg 20mg 40mg
Valsartan | Tablet 40mg 80mg 160mg
Irbesartan | Tablet 150mg 300mg
Candesartan | Tablet 4mg 8mg 16mg
Azilsartan | Tablet 40mg 80mg
Sacubitril + Valsartan | Tablet 24mg+26mg 49mg+51mg 97mg+103mg
Hydrochlorothiazide | Tablet 12.5mg 25mg
Chlortalidone | Tablet 6.25mg 12.5mg 25mg
Indapamide | Tablet SR 1.5mg | Tablet 2.5mg
Furosemide | Tablet 40mg 100mg | Injection 10mg/ml
Torasemide | Tablet 5mg 10mg 20mg 100mg
Spironolactone | Tablet 25mg 50mg 100mg
Eplerenone | Tablet 25mg 50mg
Metolazone | Tablet 2.5mg 5mg
Acetazolamide | Tablet 250mg
Mannitol | Infusion 20%
Methyldopa | Tablet 250mg 500mg
Clonidine | Tablet 100mcg 150mcg
Moxonidine | Tablet 0.2mg 0.3mg
Prazosin | Tablet SR 2.5mg 5mg
Hydralazine | Tablet 25mg 50mg
Minoxidil | Tablet 2.5mg 5mg 10mg
Isosorbide Mononitrate | Tablet 10mg 20mg | Tablet SR 30mg 60mg
Isosorbide Dinitrate | Tablet 5mg 10mg
Glyceryl Trinitrate | Tablet 0.5mg | Tablet CR 2.6mg 6.4mg | Injection 5mg/ml
Nicorandil | Tablet 5mg 10mg
Ranolazine | Tablet SR 500mg 1000mg
Ivabradine | Tablet 5mg 7.5mg
Trimetazidine | Tablet 20mg | Tablet MR 35mg
Digoxin | Tablet 0.25mg | Injection 0.25mg/ml
Amiodarone | Tablet 100mg 200mg | Injection 50mg/ml
Adenosine | Injection 3mg/ml
Adrenaline | Injection 1mg/ml
Noradrenaline | Injection 2mg/ml
Dopamine | Injection 40mg/ml
Dobutamine | Injection 250mg
Aspirin | Tablet 75mg 150mg 325mg
Clopidogrel | Tablet 75mg 150mg
Clopidogrel + Aspirin | Capsule 75mg+75mg 75mg+150mg
Ticagrelor | Tablet 60mg 90mg
Prasugrel | Tablet 5mg 10mg
Cilostazol | Tablet 50mg 100mg
Warfarin | Tablet 1mg 2mg 5mg
Acenocoumarol | Tablet 1mg 2mg 4mg
Dabigatran Etexilate | Capsule 75mg 110mg 150mg
Rivaroxaban | Tablet 10mg 15mg 20mg
Apixaban | Tablet 2.5mg 5mg
Heparin | Injection 1000IU/ml 5000IU/ml
Enoxaparin | Injection 20mg 40mg 60mg 80mg
Streptokinase | Injection 1500000IU
Tenecteplase | Injection 30mg 40mg 50mg
Tranexamic Acid | Tablet 500mg | Injection 100mg/ml
Etamsylate | Tablet 250mg 500mg | Injection 125mg/ml
Phytomenadione | Injection 10mg/ml 1mg
Protamine | Injection 10mg/ml
Atorvastatin | Tablet 10mg 20mg 40mg 80mg
Rosuvastatin | Tablet 5mg 10mg 20mg 40mg
Simvastatin | Tablet 10mg 20mg 40mg
Pravastatin | Tablet 10mg 20mg
Ezetimibe | Tablet 10mg
Fenofibrate | Tablet 145mg 160mg | Capsule 200mg
Rosuvastatin + Fenofibrate | Tablet 10mg+160mg
Atorvastatin + Aspirin | Capsule 10mg+75mg 20mg+75mg
Metformin | Tablet 500mg 850mg 1000mg | Tablet SR 500mg 1000mg
Glimepiride | Tablet 1mg 2mg 3mg 4mg
Glimepiride + Metformin | Tablet SR 1mg+500mg 2mg+500mg 1mg+1000mg 2mg+1000mg
Gliclazide | Tablet 40mg 80mg | Tablet MR 30mg 60mg
Glibenclamide | Tablet 2.5mg 5mg
Glipizide | Tablet 5mg 10mg
Pioglitazone | Tablet 15mg 30mg
Sitagliptin | Tablet 50mg 100mg
Sitagliptin + Metformin | Tablet 50mg+500mg 50mg+1000mg
Vildagliptin | Tablet 50mg
Vildagliptin + Metformin | Tablet 50mg+500mg 50mg+850mg 50mg+1000mg
Teneligliptin | Tablet 20mg
Teneligliptin + Metformin | Tablet SR 20mg+500mg 20mg+1000mg
Linagliptin | Tablet 5mg
Saxagliptin | Tablet 2.5mg 5mg
Dapagliflozin | Tablet 5mg 10mg
Dapagliflozin + Metformin | Tablet SR 10mg+500mg 10mg+1000mg
Empagliflozin | Tablet 10mg 25mg
Canagliflozin | Tablet 100mg
Voglibose | Tablet 0.2mg 0.3mg
Acarbose | Tablet 25mg 50mg
Repaglinide | Tablet 0.5mg 1mg 2mg
Human Insulin | Injection 40IU/ml 100IU/ml
Insulin Isophane | Injection 40IU/ml 100IU/ml
Insulin Isophane + Human Insulin | Injection 28IU/ml+12IU/ml 70IU/ml+30IU/ml
Insulin Glargine | Injection 100IU/ml 300IU/ml
Insulin Lispro | Injection 100IU/ml
Insulin Aspart | Injection 100IU/ml
Insulin Degludec | Injection 100IU/ml
Liraglutide | Injection 6mg/ml
Semaglutide | Tablet 3mg 7mg 14mg
Levothyroxine | Tablet 12.5mcg 25mcg 50mcg 75mcg 88mcg 100mcg 125mcg 150mcg
Carbimazole | Tablet 5mg 10mg 20mg
Propylthiouracil | Tablet 50mg
Prednisolone | Tablet 5mg 10mg 20mg 40mg | Syrup 5mg/5ml 15mg/5ml | Eye Drops 1%
Methylprednisolone | Tablet 4mg 8mg 16mg | Injection 40mg 125mg 500mg 1000mg
Dexamethasone | Tablet 0.5mg 4mg | Injection 4mg/ml | Eye Drops 0.1%
Hydrocortisone | Injection 100mg 200mg | Tablet 5mg 10mg 20mg | Cream 1%
Betamethasone | Tablet 0.5mg | Injection 4mg/ml | Cream 0.1%
Deflazacort | Tablet 6mg 24mg 30mg | Oral Suspension 6mg/5ml
Fludrocortisone | Tablet 100mcg
Testosterone | Injection 250mg/ml
Estradiol | Tablet 1mg 2mg
Progesterone | Capsule 100mg 200mg | Injection 50mg/ml
Dydrogesterone | Tablet 10mg
Medroxyprogesterone | Tablet 10mg | Injection 150mg/ml
Norethisterone | Tablet 5mg | Tablet CR 10mg
Levonorgestrel | Tablet 0.75mg 1.5mg
Ethinylestradiol + Levonorgestrel | Tablet 0.03mg+0.15mg
Ethinylestradiol + Drospirenone | Tablet 0.03mg+3mg
Clomifene | Tablet 25mg 50mg 100mg
Letrozole | Tablet 2.5mg
Cabergoline | Tablet 0.25mg 0.5mg
Bromocriptine | Tablet 1.25mg 2.5mg
Desmopressin | Tablet 0.1mg 0.2mg | Nasal Spray 10mcg
Oxytocin | Injection 5IU/ml
Methylergometrine | Tablet 0.125mg | Injection 0.2mg/ml
Misoprostol | Tablet 25mcg 100mcg 200mcg
Carboprost | Injection 250mcg
Mifepristone | Tablet 200mg
Alendronic Acid | Tablet 35mg 70mg
Ibandronic Acid | Tablet 150mg
Zoledronic Acid | Injection 4mg 5mg
Calcitriol | Capsule 0.25mcg
Colecalciferol | Sachet 60000IU | Capsule 60000IU | Oral Drops 400IU/ml
`;
